import { BUY_PASS } from '@layover/site/addresses'
import { ArrowDown } from 'lucide-react'
import {
  CardFacilities,
  CardPlace,
  CardPrice,
  CardWays,
  LoungeCard,
  PreBook,
  WalkIn,
} from '../src/features/lounges/lounge-card.tsx'
import { PillRow } from '../src/ui/form/pills.tsx'
import { Section } from '../src/ui/page/section.tsx'
import { Skeleton } from '../src/ui/page/skeleton.tsx'
import { Each } from './each.tsx'

/** The list of lounges in an airport's first HTML, as the page itself will show it without filters. */
export function FirstLounges() {
  return (
    <>
      <Each of="filters">
        <PillRow>
          <Skeleton shape="button" />
        </PillRow>
      </Each>
      <Section title="[[count]]" remark={<FirstRemark />} className="wrap">
        <ul className="lounge-list">
          <Each of="lounges">
            <FirstLounge />
          </Each>
        </ul>
      </Section>
    </>
  )
}

function FirstRemark() {
  return (
    <Each of="lanes">
      <span className="jump-link">
        Fast-track lanes
        <ArrowDown size={18} aria-hidden />
      </span>
    </Each>
  )
}

/** Its links are real: a press before the shop is alive opens their page. */
function FirstLounge() {
  return (
    <LoungeCard
      picture={
        <img
          src="[[picture]]"
          alt=""
          width={320}
          height={240}
          className="picture picture--remote picture--inner"
        />
      }
      name={
        <h3>
          <a className="card__link" href="[[path]]">
            [[name]]
          </a>
        </h3>
      }
      price={
        <Each of="price">
          <CardPrice>[[amount]]</CardPrice>
        </Each>
      }
      action={
        <a className="button button--outlined button--list" href={BUY_PASS}>
          Buy pass
        </a>
      }
    >
      <CardPlace>[[line]]</CardPlace>
      <Each of="opening">
        <p className="small lounge-item__opening">
          <Skeleton shape="words">[[words]]</Skeleton>
        </p>
      </Each>
      <Each of="facilityList">
        <CardFacilities>
          <Each of="facilities">
            <li>[[facility]]</li>
          </Each>
        </CardFacilities>
      </Each>
      <CardWays>
        <Each of="walkIn">
          <WalkIn />
        </Each>
        <Each of="preBook">
          <PreBook />
        </Each>
      </CardWays>
    </LoungeCard>
  )
}
