/** The exit codes of the command. */
export const EXIT = { done: 0, fault: 1, usage: 2, faults: 3, unsure: 4 } as const
