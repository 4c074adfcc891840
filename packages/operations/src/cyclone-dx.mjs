/**
 * @typedef {{ name: string, versions: readonly string[] }} Listed
 * @typedef {{ type: string, name: string, version: string, purl: string, licenses?: { license: { name: string } }[] }} Component
 */

/** @param {string} name @param {string} version @param {string} license @returns {Component} */
function npmPackage(name, version, license) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return { type: 'library', name, version, purl, licenses: [{ license: { name: license } }] }
}

/** @param {string} line `name version` @returns {Component[]} */
function systemPackage(line) {
  const [name, version] = line.trim().split(/\s+/)
  if (!name || !version) return []
  return [{ type: 'library', name, version, purl: `pkg:deb/debian/${name}@${encodeURIComponent(version)}` }]
}

/**
 * A bill of materials in CycloneDX 1.5. It holds no time and no random number, so that the same parts make the same text.
 * @param {string} name of the product
 * @param {Readonly<Record<string, readonly Listed[]>>} byLicense the output of `pnpm licenses list --json`
 * @param {string} system the output of `dpkg-query -W`
 */
export function cycloneDx(name, byLicense, system) {
  const packages = Object.entries(byLicense).flatMap(([license, listed]) =>
    listed.flatMap((each) => each.versions.map((version) => npmPackage(each.name, version, license))),
  )
  const parts = [...packages, ...system.split('\n').flatMap(systemPackage)]
  const components = parts.sort((a, b) => (a.purl < b.purl ? -1 : 1))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name } },
    components,
  }
}
