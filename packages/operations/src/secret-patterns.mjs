/**
 * Patterns of well-known kinds of secrets, for `git grep -E` and for JavaScript alike. No pattern matches itself.
 */
export const secretPatterns = [
  // On a line of its own, or with the key behind it: the words alone are in every test of a reader of keys.
  '-----BEGIN [A-Z ]*PRIVATE[ ]KEY-----(\\\\n[A-Za-z0-9+/]{20}|[\\r]?$)',
  // PKCS#8 of an RSA key, as ACCOUNT_KEYS holds it.
  'MII[CEJ][A-Za-z0-9+/]{2}IBADANBgkqhkiG9w0BAQEFAASC[A-Za-z0-9+/]{100}',
  'AKIA[0-9A-Z]{16}',
  '(gh[pousr]|github_pat)_[A-Za-z0-9_]{30,}',
  'glpat-[A-Za-z0-9_-]{20,}',
  'xox[abprs]-[A-Za-z0-9-]{10,}',
  '(sk|rk)_live_[A-Za-z0-9]{20,}',
  'npm_[A-Za-z0-9]{36}',
  'AIza[0-9A-Za-z_-]{35}',
  '(SESSION_KEYS|SIGNING_KEY|MERCHANT_SECRET) *[:=] *["' + "'" + ']?[0-9a-f]{64}',
]
