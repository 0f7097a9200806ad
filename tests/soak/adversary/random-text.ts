import { randomBytes } from 'node:crypto'

const LETTERS = [...'aąbcčdeęėfghiįyjklmnoprsštuųūvzž']

export function randomWord(): string {
  return Array.from({ length: 2 + pick(8) }, () => LETTERS[pick(LETTERS.length)]).join('')
}

/** One to 28 of them, as a query value. */
export function randomWords(): string {
  return encodeURIComponent(Array.from({ length: 1 + pick(28) }, randomWord).join(' '))
}

export function randomKey(length = 12): string {
  return randomBytes(length).toString('hex').slice(0, length)
}

/** A whole number from 0, below the bound. */
export function pick(bound: number): number {
  return Math.floor(Math.random() * bound)
}

export function oneOf<T>(choices: readonly [T, ...T[]]): T {
  return choices[pick(choices.length)] ?? choices[0]
}
