import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

/** Fails with a sentence when another version of the package is installed than `file` was tried with. */
export function expectTriedVersion(name: string, tried: string, file: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const advice = `${file} relies on what ${name} does inside: read its changes, run the tests beside that file, then write the new version here.`
  expect(packages[`node_modules/${name}`]?.version, advice).toBe(tried)
}
