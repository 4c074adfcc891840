/** Regions and islands that are neither a city nor a country, but are common names of destinations. */
const rows: readonly [names: string, airports: string][] = [
  ['Alaska', 'ANC FAI JNU'],
  ['Algarve', 'FAO'],
  ['Alsace', 'SXB BSL'],
  ['Amalfi Coast', 'NAP'],
  ['Andalusia, Andalucía', 'AGP SVQ GRX XRY LEI'],
  ['Azores, Açores', 'PDL TER HOR'],
  ['Balearic Islands, Baleares', 'PMI IBZ MAH'],
  ['Basque Country, País Vasco, Euskadi', 'BIO EAS'],
  ['Bavaria, Bayern', 'MUC NUE FMM'],
  ['Borneo', 'BKI KCH BPN'],
  ['British Columbia', 'YVR YYJ YLW'],
  ['Brittany, Bretagne', 'BES RNS'],
  ['Cabo, Baja California', 'SJD TIJ LAP'],
  ['California', 'LAX SFO SAN SJC OAK SNA SMF'],
  ['Canary Islands, Canaries, Canarias', 'LPA TFS ACE FUE TFN SPC'],
  ['Cappadocia', 'ASR'],
  ['Cornwall', 'NQY'],
  ['Corsica, Corse', 'AJA BIA FSC CLY'],
  ['Costa Blanca', 'ALC'],
  ['Costa Brava', 'GRO BCN'],
  ['Crete, Kriti', 'HER CHQ'],
  ['Dalmatia', 'SPU DBV ZAD'],
  ['Disney World', 'MCO'],
  ['Florida', 'MIA MCO FLL TPA PBI RSW JAX'],
  ['Galicia', 'SCQ LCG VGO'],
  ['Grand Canary, Las Palmas', 'LPA'],
  ['Hawaii', 'HNL OGG KOA LIH ITO'],
  ['Hokkaido', 'CTS HKD AKJ'],
  ['Isle of Man', 'IOM'],
  ['Istria', 'PUY'],
  ['Kashmir', 'SXR IXJ'],
  ['Kerala', 'COK TRV CCJ'],
  ['Kyushu', 'FUK KOJ KMJ NGS'],
  ['Lapland', 'RVN IVL KTT'],
  ['Lombok', 'LOP'],
  ['Madeira', 'FNC'],
  ['Maui', 'OGG'],
  ['Normandy, Normandie', 'CFR DOL'],
  ['Northern Ireland, Ulster', 'BFS BHD LDY'],
  ['Okinawa', 'OKA'],
  ['Patagonia', 'FTE USH BRC PUQ'],
  ['Provence', 'MRS AVN'],
  ['Puglia, Apulia', 'BRI BDS'],
  ['Queensland', 'BNE CNS OOL TSV'],
  ['Rajasthan', 'JAI UDR JDH'],
  ['Saint Kitts', 'SKB'],
  ['Sardinia, Sardegna', 'CAG OLB AHO'],
  ['Scotland', 'EDI GLA ABZ INV PIK'],
  ['Sicily, Sicilia', 'CTA PMO TPS CIY'],
  ['Tahiti', 'PPT'],
  ['Tasmania', 'HBA LST'],
  ['Texas', 'DFW IAH AUS SAT HOU DAL'],
  ['Tobago', 'TAB'],
  ['Trinidad', 'POS'],
  ['Tuscany, Toscana', 'FLR PSA'],
  ['Tyrol, Tirol', 'INN'],
  ['Wales, Cymru', 'CWL'],
  ['Yucatan', 'CUN MID'],
]

/** The names of the regions that an airport serves, keyed by its code. */
export const regionNames: ReadonlyMap<string, readonly string[]> = namesByAirport()

function namesByAirport(): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const [row, airports] of rows) {
    for (const code of airports.split(' ')) names.set(code, [...(names.get(code) ?? []), ...row.split(', ')])
  }
  return names
}
