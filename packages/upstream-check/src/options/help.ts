/** The text of `--help`. */
export const help = `Checks an upstream against the contract of the shop.

  pnpm upstream-check --base-url https://your-upstream.example/api [options]

  --base-url URL            the upstream; the calls' paths are appended to it
  --header 'name: value'    a header of every request, such as credentials; as often as you like, never shown
  --writes                  also send what writes: holds, orders, payments, forms. Without it only reads are sent
  --data FILE               your own ids and test cards, as JSON; README.md describes it
  --data-schema             print the JSON schema of that file
  --calls a,b               report on these calls alone, such as lounge.createOrder,order.get
  --levels L1,L2,S          look only so deep: L0 L1 L2 L3 L4 L5, and S for what goes beyond shapes
  --fuzz N --seed S         N further drawn requests for each call; the same seed draws the same ones
  --patience N              let every call take N times its deadline, for a slow test machine
  --report junit=FILE html=FILE json=FILE
  --baseline FILE           a json report of before: only what is new breaks the check
  --record DIR              store the answers as fixtures, secrets masked
  --ca FILE, --insecure     trust this authority, or any certificate

Exit: 0 all promises kept that were tested, 1 something breaks the shop, 2 this command was not understood,
      3 nothing could be tested, 130 interrupted.
`
