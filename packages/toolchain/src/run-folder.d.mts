export function openRunFolder(): void
