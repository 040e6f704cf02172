import { Checkbox } from '@shuyuan/ui/checkbox';
import { CodeField } from '@shuyuan/ui/code-field';
import { ComboBox } from '@shuyuan/ui/combo-box';
import { DateField } from '@shuyuan/ui/date-field';
import { DatePicker } from '@shuyuan/ui/date-picker';
import { DropZone } from '@shuyuan/ui/drop-zone';
import { FileTrigger } from '@shuyuan/ui/file-trigger';
import { Form, SubmitButton } from '@shuyuan/ui/form';
import { Button } from '@shuyuan/ui/button';
import { NativeCheckbox, NativeRadioGroup } from '@shuyuan/ui/native-radio-group';
import { NumberField } from '@shuyuan/ui/number-field';
import { Radio, RadioGroup } from '@shuyuan/ui/radio-group';
import { RatingField } from '@shuyuan/ui/rating';
import { SearchField } from '@shuyuan/ui/search-field';
import { Select } from '@shuyuan/ui/select';
import { Slider } from '@shuyuan/ui/slider';
import { Switch } from '@shuyuan/ui/switch';
import { TextField } from '@shuyuan/ui/text-field';
import type { Specimen } from './specimen.ts';

const books = [
  { value: 'daxue', label: '大学章句' },
  { value: 'jinsi', label: '近思录' },
];
const nothing = () => {};

/** What is filled in and chosen. */
export const fieldSpecimens: Record<string, Specimen> = {
  checkbox: { draw: () => <Checkbox defaultSelected>我已读过章程</Checkbox> },
  'code-field': { draw: () => <CodeField label="短信验证码" /> },
  'combo-box': { opener: 'button', draw: () => <ComboBox label="课程" options={books} /> },
  'date-field': { draw: () => <DateField label="生日" defaultValue="2001-09-28" /> },
  'date-picker': {
    opener: '[aria-haspopup]',
    draw: () => <DatePicker label="会讲日期" defaultValue="2026-06-01" />,
  },
  'drop-zone': {
    lateBecause: "react-aria's button in a file trigger does not match its own markup from the server",
    draw: () => <DropZone label="上传作业" onSelect={nothing} />,
  },
  'file-trigger': {
    lateBecause: "react-aria's button in a file trigger does not match its own markup from the server",
    draw: () => (
      <FileTrigger onSelect={nothing}>
        <Button>选择文件</Button>
      </FileTrigger>
    ),
  },
  form: {
    draw: () => (
      <Form>
        <TextField label="学号" name="number" isRequired />
        <SubmitButton>报名</SubmitButton>
      </Form>
    ),
  },
  'native-radio-group': {
    draw: () => (
      <>
        <NativeRadioGroup label="为学之方" options={books} defaultValue="daxue" />
        <NativeCheckbox>公开答案</NativeCheckbox>
      </>
    ),
  },
  'number-field': { draw: () => <NumberField label="每日页数" defaultValue={12} /> },
  'radio-group': {
    draw: () => (
      <RadioGroup label="会员" defaultValue="month">
        <Radio value="month">按月</Radio>
        <Radio value="year">按年</Radio>
      </RadioGroup>
    ),
  },
  rating: { draw: () => <RatingField label="评分" defaultValue={4} /> },
  'search-field': { draw: () => <SearchField label="搜索课程" /> },
  select: {
    opener: '[aria-haspopup]',
    draw: () => <Select label="所读之书" options={books} defaultValue="daxue" />,
  },
  slider: { draw: () => <Slider label="语速" defaultValue={40} /> },
  switch: { draw: () => <Switch defaultSelected>夜读模式</Switch> },
};
