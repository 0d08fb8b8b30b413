import type { TRPCClient } from '@trpc/client'
import type { inferRouterOutputs } from '@trpc/server'
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { createContext, type ReactNode, use } from 'react'
import type { AppRouter } from '~/server/root-router'

/** The two ways to call procedures: options for TanStack Query, and direct calls. */
export type Calls = { trpc: TRPCOptionsProxy<AppRouter>; trpcClient: TRPCClient<AppRouter> }

/** The answers of procedures. Each feature names its views in its `views.ts`; components use only those names. */
export type RouterOutputs = inferRouterOutputs<AppRouter>

const OptionsContext = createContext<Calls['trpc'] | null>(null)
const ClientContext = createContext<Calls['trpcClient'] | null>(null)

/** Gives the components below access to the procedures. */
export function CallsProvider({ trpc, trpcClient, children }: Calls & { children: ReactNode }) {
  return (
    <OptionsContext value={trpc}>
      <ClientContext value={trpcClient}>{children}</ClientContext>
    </OptionsContext>
  )
}

/** Typed access to the procedures for components: `const trpc = useTRPC()`. */
export const useTRPC = () => present(use(OptionsContext))

/** For calls that are neither shown nor cached, such as uploads. */
export const useTRPCClient = () => present(use(ClientContext))

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Procedures can be called below the root only.')
  return value
}
