import type { RehearsedShop } from '../rehearsed-shop.ts'
import type { Fault } from './fault.ts'

const OFFERS = ['lounges', 'lanes', 'plans']

/** Tells upstreams that the catalogue has changed, as an import does. */
const ANNOUNCE = `insert into catalogue_imports (imported_at, imported_by, note, hash, counts)
  values (now(), 'the rehearsal', '', '', '{}')`

async function change({ database }: RehearsedShop, ...statements: readonly string[]): Promise<void> {
  await database.query(['begin', ...statements, ANNOUNCE, 'commit'].join('; '))
}

/** Catalogues that no import would write. */
export const catalogueFaults: readonly Fault[] = [
  {
    what: 'somebody deletes all offers',
    alerts: ['LayoverNothingToSell'],
    begin: async (shop) => {
      await change(
        shop,
        ...OFFERS.flatMap((table) => [
          `create table kept_${table} as table ${table}`,
          `delete from ${table}`,
        ]),
      )
      return async () =>
        await change(
          shop,
          ...OFFERS.flatMap((table) => [
            `insert into ${table} select * from kept_${table}`,
            `drop table kept_${table}`,
          ]),
        )
    },
  },
  {
    what: 'somebody gives an airport a time zone that does not exist',
    alerts: ['LayoverCatalogueNotServed'],
    begin: async (shop) => {
      await change(shop, "update airports set time_zone = 'Europe/Nowhere' where code = 'LHR'")
      return async () =>
        await change(shop, "update airports set time_zone = 'Europe/London' where code = 'LHR'")
    },
  },
]
