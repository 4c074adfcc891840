import { afterEach, expect, it } from 'vitest'
import { typedBefore } from './typed-before.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

it('finds what was typed before the page was alive, and nothing that is empty', () => {
  document.body.innerHTML = `
    <input id="full-name" value="Amelia Hart"><input id="email"><input id="mobile" value="7400 123456">
    <textarea id="message">Could you help?</textarea>`
  expect(typedBefore()).toEqual({ fullName: 'Amelia Hart', mobile: '7400123456', message: 'Could you help?' })
})

it('finds a number with its own calling code as it was typed, for the field to read', () => {
  document.body.innerHTML = '<input id="mobile" value="+1 650 253 0000">'
  expect(typedBefore()).toEqual({ mobile: '+16502530000' })
})

it('finds what was chosen, and takes no placeholder and no value that is not on the list for a choice', () => {
  document.body.innerHTML = `
    <select id="region"><option value="">Choose</option><option selected>Europe</option></select>
    <select id="service"><option value="" selected>Choose</option></select>
    <select id="contact-reason"><option selected>Anything</option></select>`
  expect(typedBefore()).toEqual({ region: 'Europe' })
})
