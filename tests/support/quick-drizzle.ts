// For `node --import`: Node parses drizzle-orm's package.json, 180 KB, anew for each of its hundred files, which is
// two thirds of what a command takes to start.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, resolveNext) {
    const parent = context.parentURL ?? ''
    if (!specifier.startsWith('.') || !parent.includes('/node_modules/drizzle-orm/')) {
      return resolveNext(specifier, context)
    }
    return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true }
  },
})
