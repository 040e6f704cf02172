import { createApp, defineComponent, h, ref } from 'vue';

const { school, target } = document.documentElement.dataset;

/** Vue hands an object or a function to an element as a property, and listens to its events by their names. */
const App = defineComponent(() => {
  const heard = ref<string[]>([]);
  const record = ({ type }: Event) => void heard.value.push(type);
  return () => [
    h('main', [
      h('shuyuan-school', [
        h('div', { class: 'cell' }, [
          h('shuyuan-comments', { target, pageSizes: [10, 20, 50, 100], onLoaded: record, onPosted: record }),
        ]),
        h('div', { class: 'cell' }, [h('shuyuan-pager', { total: 500, page: 21, onPageChange: record })]),
      ]),
      h('output', { id: 'heard' }, heard.value.join(' ')),
    ]),
  ];
});

await import(/* @vite-ignore */ `${school}/embed/shuyuan.js`);
createApp(App).mount('#app');
