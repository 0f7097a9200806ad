import { readSamples, type SampleLibrary } from './read-samples.ts'

const tables = import.meta.glob<string>('/data/letter-samples/*.tsv', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const sampleLibrary: SampleLibrary = readSamples(tables)
