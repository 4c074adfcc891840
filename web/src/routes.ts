import {
  AIRPORT,
  AIRPORT_LIST,
  CONTACT,
  DELETION,
  DELETION_ENTRY,
  DELETION_FORM,
  DELETION_RESULT,
  HELP,
  HELP_ENTRY,
  HELP_GROUP,
  LEGAL,
  LOUNGE,
  MEMBERSHIP_PLANS,
  PRODUCT,
  PRODUCTS,
  PRODUCTS_ENTRY,
  SURVEY,
} from '@layover/site/addresses'
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { purchases } from './features/purchases.ts'

/** Every address is one of `packages/site`; the router writes it without its first slash. */
function page(address: string, file: string): RouteConfigEntry {
  return route(address.slice(1), file)
}

/** The pages behind the shop's addresses (P6 to P22). An address that is not here is the not-found page. */
export default [
  index('routes/home.tsx'),
  page(AIRPORT_LIST, 'routes/airport-list.tsx'),
  page(AIRPORT, 'routes/airport.tsx'),
  page(LOUNGE, 'routes/lounge-detail.tsx'),
  layout(
    'routes/purchase-layout.tsx',
    purchases.map(({ path, route: file }) => page(path, file)),
  ),
  page(CONTACT, 'routes/contact-us.tsx'),
  page(SURVEY, 'routes/survey-tnc.tsx'),
  page(DELETION_ENTRY, 'routes/delete-account.tsx'),
  page(DELETION, 'routes/delete-account-index.tsx'),
  page(DELETION_FORM, 'routes/delete-account-form.tsx'),
  page(DELETION_RESULT, 'routes/delete-account-result.tsx'),
  page(PRODUCTS_ENTRY, 'routes/products.tsx'),
  page(PRODUCTS, 'routes/products-index.tsx'),
  page(PRODUCT, 'routes/product.tsx'),
  page(MEMBERSHIP_PLANS, 'routes/membership-plan.tsx'),
  page(HELP_ENTRY, 'routes/help-topics.tsx'),
  page(HELP, 'routes/help-topics-index.tsx'),
  page(HELP_GROUP, 'routes/help-topics-category.tsx'),
  page(LEGAL, 'routes/content.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
