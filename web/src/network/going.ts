import { createContext, useContext } from 'react'
import { useNavigation } from 'react-router'

type Navigation = ReturnType<typeof useNavigation>

/** The navigation that the shop's own start of the router tells of. */
export const Going = createContext<Navigation | undefined>(undefined)

/** The navigation that is under way. Without the shop's own start, while one develops and in tests, it is the router's. */
export function useGoing(): Navigation {
  const theirs = useNavigation()
  return useContext(Going) ?? theirs
}
