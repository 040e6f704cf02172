import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeCheckbox } from '@shuyuan/ui/native-radio-group';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { RichTextEditor } from '@shuyuan/ui/rich-text-editor';
import { momentText } from '../widget/moment-text.ts';
import { longestLead } from './note-moment.ts';
import { useNotes } from './notes.context.ts';
import * as styles from './notes.css.ts';

/** Where a note is written: its words, its place, and the film's own buttons, so that nobody has to leave it. */
export function Composer() {
  const { state, strings, actions, props } = useNotes();
  const { draft, problem } = state;
  return (
    <div data-part="composer" className={styles.composer}>
      <div
        data-focus="composer"
        // The editor tells its words a moment later; the film has gone on by then.
        onInput={actions.begin}
        onCompositionStart={actions.begin}
      >
        <RichTextEditor
          size="small"
          label={strings.write}
          isLabelHidden
          placeholder={strings.placeholder}
          value={draft.content}
          {...(problem && { errorMessage: problem })}
          onChange={actions.type}
        />
      </div>
      {props.resource.type === 'video' && props.player && <FilmTools />}
      <div className={styles.send}>
        {draft.paragraph !== null && <Paragraph paragraph={draft.paragraph} />}
        <NativeCheckbox isSelected={draft.isPublic} onChange={actions.setPublic}>
          {strings.isPublic}
        </NativeCheckbox>
        <NativeButton tone="action" onPress={actions.save}>
          {strings.save}
        </NativeButton>
      </div>
    </div>
  );
}

function Paragraph({ paragraph }: { paragraph: number }) {
  const { strings, actions } = useNotes();
  return (
    <span className={styles.chosen}>
      {strings.paragraphOf(paragraph + 1)}
      <NativeButton size="small" isQuiet onPress={() => actions.setParagraph(null)}>
        {strings.noParagraph}
      </NativeButton>
    </span>
  );
}

/** Pause, five seconds back, the moment of the note, what was not understood, and how one likes to write. */
function FilmTools() {
  const { state, strings, actions } = useNotes();
  const { draft, typedMoment, settings } = state;
  return (
    <>
      <div className={styles.tools}>
        <NativeButton size="small" onPress={actions.togglePlay}>
          {strings.play}
        </NativeButton>
        <NativeButton size="small" onPress={actions.stepBack}>
          {strings.back}
        </NativeButton>
        <label className={styles.moment}>
          {strings.moment}
          <input
            type="text"
            inputMode="text"
            autoComplete="off"
            className={styles.momentInput}
            value={typedMoment ?? (draft.second === null ? '' : momentText(draft.second))}
            placeholder="0:00"
            onChange={({ target }) => actions.typeMoment(target.value)}
            onBlur={actions.leaveMoment}
          />
        </label>
        <NativeButton size="small" onPress={actions.stamp}>
          {strings.stamp}
        </NativeButton>
        <NativeButton size="small" onPress={actions.mark}>
          {strings.mark}
        </NativeButton>
      </div>
      <details className={styles.options}>
        <summary className={styles.summary}>{strings.options}</summary>
        <div className={styles.optionRow}>
          <NativeSelect
            label={strings.lead}
            size="small"
            value={String(settings.lead)}
            options={leads.map((lead) => ({ value: String(lead), label: strings.leadOf(lead) }))}
            onChange={(lead) => actions.setLead(Number(lead))}
          />
          <NativeCheckbox isSelected={settings.pausesWhileTyping} onChange={actions.setPausing}>
            {strings.pausing}
          </NativeCheckbox>
        </div>
      </details>
    </>
  );
}

const leads = Array.from({ length: longestLead + 1 }, (_, seconds) => seconds);
