/**
 * The key that the examples of the account calls speak of, and passwords under it. Its private half is the reference
 * upstream's `src/states/example-account-key.ts`, so that a replay of the examples runs on that key.
 */
export const exampleKey = {
  keyId: '0UEIZJAO_vP2Gmgt',
  publicKey: [
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAyYoCXwA9a8zPqvEQq/hXNNJ06KM9wHSva5PTZR6/p6yt',
    'NMark85z/mD6U8Pvqo9QwRNsHXjs3xKxDiMlLmrcqamN7847TKaSIEUYUHd+uZ5DSvtZnrpMRgbBQtIMs6yshQoX',
    '/CD/hIPaLZ9OnD0juedUCffL+/T/1Bt2TQPKa388FCU3Q9d6rKMeJiLgFMikHScCZ0xyE4lVdTWmL310db5yjHtC',
    'vH5epvKytiQnNB7twNaac1EITS+g7MGY1Iw7sQl+udTc1JnygJ6oiSaFOyuzVsgIINw992Fu8scuiaErAAwLdOfZ',
    'tPVuSgnoNW6e1Eb5fkuR6DLGsCw879ti3wIDAQAB',
  ].join(''),
}

/** The password of amelia@example.com in the named states, encrypted under the key above. */
export const rightPassword = [
  'DlMC5nuyejGGZw+nHaUvgpgIxa/DY7Y1oUhhBQvqz0w0qNkYhlctwQMtyb9T8OdtDk/vXRRogfnhG/nX4tngaa78',
  'U64aFAOtD4fvXjOjWy1bBbSpoYggl2+fdzzO5hbO8LrzSfAa4oLSGDS712LjLi8FFKGRKmbRgXw8WGl+XRujzeq9',
  'Lfqa56ZWdLf9beDJUGtaBOhQKkjFIf6awI1Lkya4YHP7jNKHeVcQK+xKPas68V+I0oOWClQCuBM1qTxR9EqZjEHP',
  'uIYt0x6/16YVYHOCNlS4JGVap8F0ydRnFeAng53NIJueVMLwWZMrPXccCQKYLmvS/w249cbmvYJLDA==',
].join('')

/** Some other password under the same key. */
export const wrongPassword = [
  'UU04Xxe5S7avhvOfLel+64BlxLxdUjQpLoi7h0MVHkBGknrdJdV815pg4XDYQEKjRSSJgVCAsPzoqe9XlVBhZIHh',
  'oq0aHKe2cePwHx2CqaC4CsQavnBcoX8A3EKAifDzXcSR9SNenPE2vudxUX5PjwDjNzgHyBwqeyZRi6zvWkV9JTlA',
  'zgu+o05q152B8rOlAJlo0anxpyU1TJ4g6yXPzh8KB+cc+fPWNLQyVXNo+5Seuu7+BsmwpQ859PMR55VTtD0y3DYX',
  'XqxFomnCa1GLut9Xcvb09lBDLgTPQ9Emybo2skHhkXnSFNPq3v6ebyKVDfTgnpvWr2znVTdSkkChNQ==',
].join('')
