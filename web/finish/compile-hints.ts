import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad'

/** A smaller file has too few functions to be worth the bytes of a hint, in characters. */
const WORTH_A_HINT = 2000

/** Libraries of which a page calls a small part. */
const MOSTLY_UNUSED = ['connect-sdk', 'min']

/**
 * Lets Chromium compile the functions of a file as it comes, beside the page. It would stop to compile each when it is first
 * called, for a tenth of the time in which a slow phone draws its first cart.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Vite writes the files of lazy parts above the code, and only a first line is a hint.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.code.length < WORTH_A_HINT || MOSTLY_UNUSED.includes(file.name))
            continue
          file.code = `${HINT}\n${file.code}`
        }
      },
    },
  }
}
