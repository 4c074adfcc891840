import floor from '../../floor.json' with { type: 'json' }

/** The oldest release of each browser that the built files run in, by its name in the data of MDN: `safari` → '16.4'. */
export type Floor = Readonly<Record<'safari' | 'firefox' | 'chrome', string>>

/** The one statement of the floor (P467); the compiler, the check of the built files and their tests read it. */
export const FLOOR: Floor = floor

/** The floor as the compilers of scripts and styles name it. */
export function buildTargets({ safari, firefox, chrome }: Floor): string[] {
  return [`safari${safari}`, `ios${safari}`, `firefox${firefox}`, `chrome${chrome}`, `edge${chrome}`]
}
