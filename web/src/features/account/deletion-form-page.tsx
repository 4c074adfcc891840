import './account.css'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { asShown } from '../../ui/form/as-shown.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useCarriedQuery } from '../../ui/text/carried-query.ts'
import { ACCOUNT_MAX_LENGTH, fieldId } from './check-deletion.ts'
import { DeletionFacts } from './deletion-facts.tsx'
import { DeletionSteps } from './deletion-steps.tsx'
import { DeletionTrouble } from './deletion-trouble.tsx'
import { canEncrypt } from './encrypt-password.ts'
import { InsecurePage } from './insecure-page.tsx'
import { type DeletionForm, useDeletionForm } from './use-deletion-form.ts'

type Head = (title: string, hasError?: boolean) => ReactNode

/** `/delete-account/form`: the credentials and the confirmation. */
export function DeletionFormPage({ head }: { head: Head }) {
  const navigate = useNavigate()
  const carry = useCarriedQuery()
  const form = useDeletionForm((deletionDate) => {
    // The result replaces the form, so Back cannot delete twice.
    void navigate(carry('/delete-account/result'), { replace: true, state: { deletionDate } })
  })
  const { visible, failure } = form
  if (!canEncrypt()) return <InsecurePage head={head} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <main id="main">
      {head('Confirm it is you', visible.summary.length > 0)}
      <DeletionSteps current={2} />
      <div className="deletion columns wrap">
        <form className="deletion__form" noValidate onSubmit={submit}>
          <div>
            <h1>Confirm it is you</h1>
            <p className="soft">This is the last step. You cannot undo it.</p>
          </div>
          <ErrorSummary errors={visible.summary} attempt={visible.attempt} />
          <Credentials form={form} />
          <Checkbox
            id={fieldId.isSure}
            checked={form.draft.isSure}
            error={visible.of(fieldId.isSure)}
            onChange={(event) => form.change({ isSure: event.target.checked })}
          >
            I understand that my membership will be cancelled and my data deleted, and that this cannot be
            undone.
          </Checkbox>
          {failure && <DeletionTrouble failure={failure} />}
          <div className="deletion__actions">
            <Button type="submit" look="solid">
              Delete my account
            </Button>
            <ButtonLink look="link" to="/">
              Keep my account
            </ButtonLink>
          </div>
        </form>
        <aside className="columns__side" aria-labelledby="deletion-facts">
          <h2 id="deletion-facts" className="deletion__what">
            What happens
          </h2>
          <DeletionFacts />
        </aside>
      </div>
    </main>
  )
}

/** Name and password as a password manager knows them. */
function Credentials({ form: { draft, change, visible } }: { form: DeletionForm }) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="card fields">
      <TextField
        id={fieldId.account}
        label="Email or membership number"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ACCOUNT_MAX_LENGTH}
        value={draft.account}
        error={visible.of(fieldId.account)}
        onChange={(event) => change({ account: asShown(event.target.value) })}
        onBlur={() => draft.account.trim().length > 2 && visible.leave(fieldId.account)}
      />
      <TextField
        id={fieldId.password}
        label="Password"
        hint="It is encrypted before it leaves this page."
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={draft.password}
        error={visible.of(fieldId.password)}
        onChange={(event) => change({ password: event.target.value })}
        inside={
          <Button look="link" onClick={() => setShown(!isShown)}>
            {/* It holds both words, so that Hide right after Show is no press of other words (P612). */}
            <span hidden={isShown}>Show</span>
            <span hidden={!isShown}>Hide</span>
            <span className="sr-only"> password</span>
          </Button>
        }
      />
    </div>
  )
}
