const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/** A chapter of texts, a test and homework, added to a course of the demonstration. Papers are named by their titles. */
export const lessonKindsSeed = {
  course: '把话写清楚',
  chapter: '动笔',
  lessons: [
    {
      kind: 'text',
      title: '怎样用这门课',
      isFree: true,
      html: paragraphs(
        '这门课不教漂亮话。每一讲只讲句子的一个毛病，讲完就改，改完再往下走。',
        '准备一篇自己半年前写的文字，不必长，五百字就够。以后每一讲都拿它来试。',
        '看视频时不要记笔记，看完合上，把刚才那一条用自己的话写下来。写得出来，才算学会了。',
      ),
    },
    {
      kind: 'text',
      title: '改一篇文章的四遍',
      isFree: false,
      html: paragraphs(
        '第一遍只删。删掉重复的、替读者着急的、只为好听而写的。删的时候不要换词，换词会让人舍不得删。',
        '第二遍只拆。一句话里有两件事，就拆成两句。拆开以后再看先后，先说读者要先知道的。',
        '第三遍换词。把“进行”“加以”“予以”这样的词找出来，换成一个动作。',
        '第四遍出声读。读到喘不过气的地方加一个句号，读到绊住的地方换一个说法。',
      ),
    },
    { kind: 'exam', title: '结课小测', isFree: false, paper: '把话写清楚：结课小测' },
    { kind: 'homework', title: '作业：写一件小事', isFree: false, paper: '写一件小事' },
  ],
} as const;
