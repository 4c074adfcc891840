import type { Config } from '@react-router/dev/config'

/**
 * The shop is a static build: pages whose text is the shop's own are prerendered, every other address starts from the
 * fallback page.
 * All v8 behaviours are on, so that the next major changes nothing.
 */
export default {
  appDirectory: 'src',
  buildDirectory: 'dist',
  ssr: false,
  prerender: [
    '/',
    '/products/index',
    '/products/item/lounge',
    '/products/item/fast-track',
    '/membership-plan',
    '/contact-us',
    '/help-topics/index',
    '/delete-account/index',
  ],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
