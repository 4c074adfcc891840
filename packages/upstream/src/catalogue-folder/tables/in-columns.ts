/** Fields that go into a row as they are. One that has no column does not compile: a folder would lose its value in silence. */
export type InColumns<Thing, Row> = {
  [Field in keyof Thing]: Field extends keyof Row ? Thing[Field] : never
}
