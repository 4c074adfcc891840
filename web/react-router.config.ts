import {
  CONTACT,
  DELETION,
  FAST_TRACK_PRODUCT,
  HELP,
  HOME,
  LOUNGE_PRODUCT,
  MEMBERSHIP_PLANS,
  PRODUCTS,
} from '@layover/site/addresses'
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
  prerender: [HOME, PRODUCTS, LOUNGE_PRODUCT, FAST_TRACK_PRODUCT, MEMBERSHIP_PLANS, CONTACT, HELP, DELETION],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
