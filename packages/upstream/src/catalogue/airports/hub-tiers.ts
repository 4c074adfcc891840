/** The importance of an airport: 1 for the great hubs, 3 for busy regional ones, 4 for all others. */
export type HubTier = 1 | 2 | 3 | 4

/**
 * Hand-written, because runway length and airport class rank badly. A code without terminals has one; else the
 * terminals follow, named as on the signs.
 */
const tiers: readonly [tier: 1 | 2 | 3, hubs: string][] = [
  [
    1,
    'LHR:2,3,4,5 LGW:North,South CDG:1,2A,2E,2F AMS FRA:1,2 MAD:1,4,4S BCN:1,2 FCO:1,3 MUC:1,2 ZRH IST SAW ' +
      'VIE:1,3 CPH:2,3 DXB:1,2,3 DOH AUH:A JED:1 SIN:1,2,3,4 HKG:1 BKK KUL:1,2 ICN:1,2 HND:1,2,3 NRT:1,2,3 ' +
      'PEK:2,3 PKX PVG:1,2 CAN:1,2 TPE:1,2 DEL:1,2,3 BOM:1,2 SYD:1,2,3 MEL:1,2,3 JFK:1,4,5,7,8 EWR:A,B,C ' +
      'LAX:1,2,3,4,6,7,B SFO:1,2,3,International ORD:1,2,3,5 ATL:Domestic,International DFW:A,B,C,D,E ' +
      'MIA:North,Central,South IAD BOS:A,B,C,E SEA YYZ:1,3 GRU:1,2,3 MEX:1,2 JNB:A,B CAI:2,3',
  ],
  [
    2,
    'MAN:1,2,3 STN EDI DUB:1,2 BRU ORY:1,2,3,4 MXP:1,2 LIN LIS:1,2 ATH HEL OSL ARN:2,4,5 WAW PRG:1,2 BUD:2A,2B ' +
      'BER:1,2 DUS:A,B,C HAM:1,2 GVA OTP PMI AGP NCE:1,2 LED SVO:B,C,D DME TLV:1,3 AMM BAH KWI:1,4 MCT RUH:1,2,3 ' +
      'CMN:1,2 NBO:1A,1B CPT ADD LOS:1,2 ACC:3 MRU HYD BLR:1,2 MAA:1,4 CCU CMB KTM DAC:1,2 MLE KIX:1,2 NGO:1,2 ' +
      'CTS:Domestic,International FUK:Domestic,International GMP PUS SHA:1,2 SZX CTU TFU:1,2 XIY MNL:1,2,3 CEB:1,2 ' +
      'CGK:2,3 DPS:Domestic,International SGN:1,2 HAN:1,2 DMK:1,2 HKT:Domestic,International AKL:Domestic,International ' +
      'BNE:Domestic,International PER:1,3,4 LAS:1,3 DEN PHX:3,4 IAH:A,B,C,D,E CLT MCO:A,B,C MSP:1,2 DTW:McNamara,Evans ' +
      'PHL:A,B,C LGA:A,B,C BWI DCA:1,2 SAN:1,2 FLL:1,2,3,4 HNL:1,2 YVR YUL YYC GIG:1,2 BSB EZE:A,B SCL:1,2 BOG:1,2 ' +
      'LIM PTY:1,2 CUN:2,3,4 SJU',
  ],
  [
    3,
    'BHX:1,2 GLA BRS LTN LCY NCL LPL EMA BFS ABZ SNN ORK LYS:1,2 MRS TLS BOD NTE BSL STR CGN:1,2 HAJ LEJ NUE BLQ VCE ' +
      'NAP BGY CTA PSA FLR TRN PMO OPO FAO FNC VLC SVQ ALC BIO IBZ TFS TFN LPA ACE SKG HER RHO LCA MLA KRK GDN KTW WRO ' +
      'VNO RIX TLL KEF BGO SVG TRD GOT BLL SOF BEG ZAG LJU SKP TIA SJJ TBS:A EVN GYD:1 ALA NQZ TAS ESB AYT:1,2 ADB ' +
      'DLM BJV DWC SHJ MED DMM TUN ALG RAK AGA RAI DSS ABJ DAR ZNZ EBB KGL LUN HRE WDH DUR SEZ TNR RUN COK AMD PNQ GOI ' +
      'ISB LHE KHI PNH SAI RGN VTE PEN LGK BKI USM CNX SUB CRK DVO KHH HAK XMN HGH NKG CKG KMG WUH TAO CSX MFM OKA ITM ' +
      'SDJ CJU UBN ADL CBR OOL CNS WLG CHC ZQN NAN PPT GUM AUS BNA SLC PDX TPA RDU STL MCI CLE PIT CVG IND CMH ' +
      'MSY SMF SJC OAK SNA DAL HOU MDW ANC YOW YEG YHZ YWG KIN MBJ NAS PUJ SDQ SJO GUA SAL GDL MTY SJD PVR TIJ UIO GYE ' +
      'MDE CTG CNF POA CWB REC SSA FOR VCP CGH SDU AEP COR MVD ASU VVI LPB',
  ],
]

type Hub = { tier: HubTier; terminals: readonly [string, ...string[]] }

const oneTerminal: readonly [string] = ['Main Terminal']

function parseHub(entry: string, tier: HubTier): [string, Hub] {
  const [code = '', labels] = entry.split(':')
  const [first, ...others] = labels === undefined ? oneTerminal : labels.split(',').map(terminalName)
  return [code, { tier, terminals: [first ?? oneTerminal[0], ...others] }]
}

/** 'Terminal 5' and 'Terminal 2E', but 'North Terminal'. */
function terminalName(label: string): string {
  return label.length <= 2 ? `Terminal ${label}` : `${label} Terminal`
}

const hubs: ReadonlyMap<string, Hub> = new Map(
  tiers.flatMap(([tier, entries]) => entries.split(' ').map((entry) => parseHub(entry, tier))),
)

/** Every code of the list, the great hubs first. */
export const hubCodes: readonly string[] = [...hubs.keys()]

const placeInList = new Map(hubCodes.map((code, place) => [code, place]))

/** The airport's rank in the list, the busiest first; airports outside the list come last. */
export function hubRank(airportCode: string): number {
  return placeInList.get(airportCode) ?? hubCodes.length
}

/** The airport's tier; 4 outside the list. */
export function hubTier(airportCode: string): HubTier {
  return hubs.get(airportCode)?.tier ?? 4
}

/** The airport's terminals, at least one. */
export function terminalsOf(airportCode: string): readonly [string, ...string[]] {
  return hubs.get(airportCode)?.terminals ?? oneTerminal
}
