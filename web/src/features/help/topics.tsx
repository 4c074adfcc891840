import type { Data } from '@layover/api-client'
import { helpPath } from '@layover/site/addresses'
import { Link } from '../../ui/text/link.tsx'
import { TopicIcon } from './topic-icon.tsx'

export type Topic = Data<'content.getGroupFaqList'>[number]

/** '9 answers'. */
export function answersInWords(count: number): string {
  return count === 1 ? '1 answer' : `${count} answers`
}

/** The groups as cards, without empty ones. */
export function TopicCards({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className="topics">
      {topics
        .filter(({ count }) => count > 0)
        .map(({ type, title, count }) => (
          <li key={type}>
            <Link className="card topic" to={helpPath(type)}>
              <TopicIcon type={type} />
              <span>
                {title}
                <small>{answersInWords(count)}</small>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  )
}

/** The groups as a list beside the answers of one of them. */
export function TopicList({ topics, current }: { topics: readonly Topic[]; current?: string }) {
  return (
    <nav className="topic-list" aria-labelledby="all-topics">
      <h2 id="all-topics">All topics</h2>
      <ul>
        {topics
          .filter(({ count }) => count > 0)
          .map(({ type, title, count }) => (
            <li key={type}>
              <Link to={helpPath(type)} aria-current={type === current ? 'page' : undefined}>
                <span>{title}</span> <small className="soft">{count}</small>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
