// For `node --import`: Node parses drizzle-orm's package.json, 180 KB, anew for each of its hundred files, which is
// two thirds of what a command takes to start.
import { type ResolveFnOutput, registerHooks } from 'node:module'

/** By specifier. bounded: by the entry points of drizzle-orm */
const entryPoints = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, resolveNext) {
    if (/^drizzle-orm(?:\/|$)/.test(specifier)) {
      const found = entryPoints.get(specifier) ?? { ...resolveNext(specifier, context), shortCircuit: true }
      entryPoints.set(specifier, found)
      return found
    }
    const parent = context.parentURL ?? ''
    if (!specifier.startsWith('.') || !parent.includes('/node_modules/drizzle-orm/')) {
      return resolveNext(specifier, context)
    }
    return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true }
  },
})
