/**
 * The private key (PKCS#8, base64) of the contract's account examples. It is public and protects nothing: a server
 * without named states has a key of its own.
 */
export const exampleAccountKey = [
  'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQDJigJfAD1rzM+q8RCr+Fc00nTooz3AdK9rk9Nl',
  'Hr+nrK00xquTznP+YPpTw++qj1DBE2wdeOzfErEOIyUuatypqY3vzjtMppIgRRhQd365nkNK+1meukxGBsFC0gyz',
  'rKyFChf8IP+Eg9otn06cPSO551QJ98v79P/UG3ZNA8prfzwUJTdD13qsox4mIuAUyKQdJwJnTHITiVV1NaYvfXR1',
  'vnKMe0K8fl6m8rK2JCc0Hu3A1ppzUQhNL6DswZjUjDuxCX651NzUmfKAnqiJJoU7K7NWyAgg3D33YW7yxy6JoSsA',
  'DAt059m09W5KCeg1bp7URvl+S5HoMsawLDzv22LfAgMBAAECggEAA8bbBxdN6smsx71xnGUeSdHWHisWr03lDod3',
  'p6+a1CIB18t9T+1ZzbFGsfAFVsMNpDd79ee3gvGGA5nzk7WJPV1GfYOITBht375eBUdxIhWkvgv6XBxpWu8pwf5h',
  'a2mzHxhE5oLQXd8491R5pjlTFsig2vit9cc3KT9oySGLe7GfMVYdW651Zny5csDqRPTNGOfCzYdsGsqqRpV6ZmuM',
  'YqwKlg4X95oW3fPMItNkl5p9pLDIOT46TxwBZ+YFhzfxCURNwe5q8hMrd+Cmzra81nzjZyHFP87jVN+LsfI0CcGx',
  '56iCEMXK6WZ6ACmtKYukpo9z0pvDxPVPYsG5f/rQmQKBgQDjMc6/nAaXiODgIft8MpOcfqjYcD0k+CUfKr2IXwtI',
  'yTMKUSmwqCpTrn0geML8fa8UljY3Q1MVuanL1Sq5u/1ebMU9lUi4bD7S1L1E539FxclaP5DX3T/ycbWs3Age4PTJ',
  'tcTQKqTctpK1mntgN5aZ0jrn4HeqTCtSJUQI1H26cwKBgQDjF3yWT0PfR6USzF0iZjKTqnaaBKatwEJ9UZPuqtjq',
  'NMdLzbaxBcFRrygZxxTCV5PEuxv0HGS3AodNn37e9OAqDM8aeM/aVjobIqOi1UsmMJCs4Zvv0siTRuUkA9QtS9J6',
  'FL2vktR9LUOrPecNcHgu88q3SaR6ri1SC8MyHSV+5QKBgQCn0/dCG+PStM5JQ1Ee4c2g4P+hQugoExZ4+32e63bO',
  'gbIugN4nHVKHFnJgNlTzZ3SZ5IyQLi+F8Oy5IfK52WDFC9x4LXrWoT+XRoe6Crg9tmmTPTml/E5srgricnedN9gb',
  '2SZWD+pREJ03gbJ51RZu8pmJCIvdRP8LY3Pqge2OeQKBgHpqLr7X+75g4JtBjvL8JEd1nHlqCG+hNDZZw2TktAmM',
  'aeJzAghrEcr2oKdEqewZSY7DTk5JAAGnW0h8sed+GViRjxK2DVWlJa16/rrIP7pWc6a991FQTs8VaHABoF7KgKtO',
  'gvIiNGlF/TRSKjsUZbTptl0XVZLMUaHotVBOZegBAoGAT9KzJ9qA2COGYBWdfi40KJvQwiC12w5/HSgk/2nxGEKC',
  'bQJf4D5N7cLdQ7/zUfYv/Sl7rFicHXljetSgZDNkuL7AnMqIW6rGE5U2j0rxY/cIiKrVErk9SoRzicpqxJG9+vJK',
  'M2b1BO4peP4bOGUmpWtw5b7AcpoAmJMBXO0Iihg=',
].join('')
