import type { Plugin } from 'vite'

const DEVELOPMENT = '/react-router/dist/development/'

/**
 * Takes React Router's build for production into the shop. Its package names the one for development under every condition,
 * with warnings for developers that nobody reads here.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!/^react-router(\/dom)?$/.test(source)) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (!found?.id.includes(DEVELOPMENT)) throw new Error(`${source} is no longer below ${DEVELOPMENT}`)
      return { ...found, id: found.id.replace(DEVELOPMENT, '/react-router/dist/production/') }
    },
  }
}
