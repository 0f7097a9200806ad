import { globSync, readFileSync } from 'node:fs'
import type { Finding } from './finding.ts'
import { findOwnAddresses, ownSegments } from './own-addresses.ts'
import { findUnboundedCollections } from './unbounded-collections.ts'

interface Rule {
  sources: readonly string[]
  /** Sources that the rule does not hold for. */
  except: RegExp
  find(path: string, source: string): Finding[]
}

/** `server/app.ts:12 what is wrong`, for all rules of this folder; `ownPaths` are the paths of the site. */
export function lintSources(ownPaths: readonly string[]): string[] {
  const segments = ownSegments(ownPaths)
  const rules: Rule[] = [
    {
      sources: ['server/**/*.ts', 'app/**/*.{ts,tsx}', 'config/**/*.ts'],
      except: /\.test\.|\.client\.|\.island\.|\/use-[^/]+$/,
      find: findUnboundedCollections,
    },
    {
      sources: ['{app,server,config,tools,scripts}/**/*.{ts,tsx}', '*.config.ts'],
      except:
        /\.test\.|^app\/(?:pages|endpoints)\.ts$|^app\/shared\/urls\.ts$|^server\/limits\/request-costs\.ts$/,
      find: (path, source) => findOwnAddresses(path, source, segments),
    },
  ]
  return rules.flatMap(lint)
}

function lint({ sources, except, find }: Rule): string[] {
  return globSync([...sources])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !except.test(path))
    .flatMap((path) =>
      find(path, readFileSync(path, 'utf8')).map(({ line, message }) => `${path}:${line} ${message}`),
    )
}
