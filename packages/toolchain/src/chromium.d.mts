export function chromiumByPath(): string | undefined
export function findChromium(): Promise<string | undefined>
