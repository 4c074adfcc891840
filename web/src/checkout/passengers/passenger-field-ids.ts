/** The ids of the form's controls; passengers are counted from 1, the lead first. */
export const fieldId = {
  firstName: (person: number) => `first-name-${person}`,
  lastName: (person: number) => `last-name-${person}`,
}
