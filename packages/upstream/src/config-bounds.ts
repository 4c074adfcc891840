import { Refusal, type Variable } from '@layover/server-kit/environment/variable'

/**
 * A variable of some numbers above 0, such as `12 60`, that bound a visitor, a network and so on; `off` is undefined.
 *
 * @param names the meaning of each number, in their order
 */
export function bounds<const Name extends string>(
  description: string,
  names: readonly Name[],
  fallback: string,
): Variable<Readonly<Record<Name, number>> | undefined> {
  return {
    description: `${description} Numbers for ${names.join(', ')}; \`off\`: no bound.`,
    expected: `${names.length} numbers above 0 such as ${fallback}, or off`,
    default: fallback,
    parse(text) {
      if (text === 'off') return undefined
      const parts = text.split(' ')
      const isRight = parts.length === names.length && parts.every((part) => /^[1-9]\d{0,8}$/.test(part))
      if (!isRight) return new Refusal()
      return Object.fromEntries(names.map((name, index) => [name, Number(parts[index])])) as Record<
        Name,
        number
      >
    },
  }
}
