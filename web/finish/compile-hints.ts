import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad'

/** A smaller file has too few functions to be worth the bytes of a hint, in characters. */
const WORTH_A_HINT = 2000

/** Files of libraries of which a page calls a small part. */
const MOSTLY_UNUSED = ['connect-sdk', 'min']

/**
 * Lets Chromium compile the functions of a file while the file comes, and not on the page's thread. Without the hint it
 * compiles each at its first call, which takes a tenth of the time in which a slow phone draws its first cart. The build
 * fails when a file of a library above is gone.
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
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const missing = MOSTLY_UNUSED.filter((name) => !chunks.some((chunk) => chunk.name === name))
        if (missing.length > 0) throw new Error(`The shop has no file ${missing.join(', ')} any more.`)
        for (const chunk of chunks) {
          if (chunk.code.length < WORTH_A_HINT || MOSTLY_UNUSED.includes(chunk.name)) continue
          chunk.code = `${HINT}\n${chunk.code}`
        }
      },
    },
  }
}
