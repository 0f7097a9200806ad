import { afterAll } from 'vitest'
import { configureSite } from '#config/site.ts'
import { defaultFacts } from './default-facts.ts'

afterAll(() => configureSite(structuredClone(defaultFacts)))
