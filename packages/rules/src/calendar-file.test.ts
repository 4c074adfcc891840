import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const visit = {
  uid: 'LV-7K2M9Q@layover.example',
  time: { startsAt: '2026-11-26T05:30:00.000Z', minutes: 120 },
  title: 'Harrier Lounge',
  place: 'Terminal 5; after security, Gate A\\B',
  description: 'Show your pass.\r\nBEGIN:VALARM',
  url: 'https://shop.example/success?ref=LV#k=abc',
}
const madeAt = new Date('2026-11-22T10:00:00Z')

/** A reader's view: lines that go on are joined (RFC 5545 §3.1). */
function lines(text: string): string[] {
  return text.replaceAll('\r\n ', '').trimEnd().split('\r\n')
}

it('a visit begins and ends at UTC instants, and keeps its UID', () => {
  expect(lines(calendarFile(visit, madeAt))).toEqual(
    expect.arrayContaining([
      'UID:LV-7K2M9Q@layover.example',
      'DTSTAMP:20261122T100000Z',
      'DTSTART:20261126T053000Z',
      'DTEND:20261126T073000Z',
      'URL:https://shop.example/success?ref=LV#k=abc',
    ]),
  )
})

it('a text never becomes a line or a property of its own', () => {
  const read = lines(calendarFile(visit, madeAt))
  expect(read).toContain('LOCATION:Terminal 5\\; after security\\, Gate A\\\\B')
  expect(read).toContain('DESCRIPTION:Show your pass.\\nBEGIN:VALARM')
  expect(read.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
})

it('no line has more than 75 bytes, and no letter is cut in two', () => {
  const title = 'Zürich – Münchner Straße ✈ '.repeat(12)
  const text = calendarFile({ ...visit, title }, madeAt)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(lines(text)).toContain(`SUMMARY:${title}`)
})
