import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import externalLink from 'lucide-static/icons/arrow-up-right.svg?raw'
import badgeCheck from 'lucide-static/icons/badge-check.svg?raw'
import building from 'lucide-static/icons/building-2.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw'
import clock from 'lucide-static/icons/clock.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import filter from 'lucide-static/icons/list-filter.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import minus from 'lucide-static/icons/minus.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import receipt from 'lucide-static/icons/receipt-text.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import share from 'lucide-static/icons/share.svg?raw'
import target from 'lucide-static/icons/target.svg?raw'
import timer from 'lucide-static/icons/timer.svg?raw'
import userCheck from 'lucide-static/icons/user-check.svg?raw'
import userRound from 'lucide-static/icons/user-round.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import { createElement, type ReactNode } from 'react'

const icons = {
  'arrow-right': arrowRight,
  'badge-check': badgeCheck,
  building,
  check,
  'chevron-down': chevronDown,
  'chevron-right': chevronRight,
  'circle-alert': circleAlert,
  clock,
  copy,
  'external-link': externalLink,
  filter,
  info,
  mail,
  'map-pin': mapPin,
  menu,
  minus,
  phone,
  plus,
  price: receipt,
  search,
  share,
  target,
  timer,
  'user-check': userCheck,
  'user-round': userRound,
  x,
}

export type IconName = keyof typeof icons

/** Under trusted types a browser takes no markup from a script, so elements are made. */
const drawings: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  Object.entries(icons).map(([name, svg]) => [
    name,
    [...svg.matchAll(/<([a-z]+) ([^>]*)\/>/g)].map(([, shape = '', attributes = '']) =>
      createElement(shape, { key: attributes, ...attributesOf(attributes) }),
    ),
  ]),
)

/** An icon is decorative: words beside it always say the same. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([a-z0-9-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}
