import { tabMemory } from './tab-memory.ts'

export interface SentLead {
  at: number
  kind: 'request' | 'sample'
  reference?: string | undefined
  email: string
  phone: string
  company: string
  contactBy: string
  tender: string
}

export const sentLead = tabMemory<SentLead>('sentLead', {
  at: 0,
  kind: 'request',
  email: '',
  phone: '',
  company: '',
  contactBy: '',
  tender: '',
})
