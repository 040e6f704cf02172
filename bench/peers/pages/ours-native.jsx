import '@shuyuan/ui/theme.css';
import { NativeButton } from '@shuyuan/ui/native-button';
import { UiProvider } from '@shuyuan/ui/provider';
import { offer, thousand } from './show.jsx';

offer({
  buttons: () => (
    <UiProvider locale="zh-CN">
      {thousand((index) => (
        <NativeButton key={index}>{`第 ${index} 课`}</NativeButton>
      ))}
    </UiProvider>
  ),
});
