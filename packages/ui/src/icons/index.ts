import {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BookOpen,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  ChevronsUpDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CirclePlay,
  Clock,
  Copy,
  Crown,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  GraduationCap,
  GripVertical,
  House,
  Image,
  ImageOff,
  Inbox,
  Info,
  Lock,
  LogOut,
  Menu,
  MessageCircle,
  Minus,
  Moon,
  Newspaper,
  Pause,
  Play,
  Plus,
  ReceiptText,
  Reply,
  RotateCw,
  Search,
  Send,
  SquarePen,
  Sun,
  SunMoon,
  Trash2,
  TriangleAlert,
  Upload,
  UserRound,
  WifiOff,
  X,
} from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export type { Icon, IconProps } from './create-icon.tsx';

export const AppearanceIcon = /* @__PURE__ */ createIcon(SunMoon);
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft, true);
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight, true);
export const ArrowUpIcon = /* @__PURE__ */ createIcon(ArrowUp);
export const ArticleIcon = /* @__PURE__ */ createIcon(Newspaper);
export const BookIcon = /* @__PURE__ */ createIcon(BookOpen);
export const CalendarIcon = /* @__PURE__ */ createIcon(Calendar);
export const CautionIcon = /* @__PURE__ */ createIcon(TriangleAlert);
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft, true);
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight, true);
export const ChevronsLeftIcon = /* @__PURE__ */ createIcon(ChevronsLeft, true);
export const ChevronsRightIcon = /* @__PURE__ */ createIcon(ChevronsRight, true);
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
export const CloseIcon = /* @__PURE__ */ createIcon(X);
export const CommentIcon = /* @__PURE__ */ createIcon(MessageCircle);
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
export const CriticalIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const DaylightIcon = /* @__PURE__ */ createIcon(Sun);
export const DeleteIcon = /* @__PURE__ */ createIcon(Trash2);
export const DragIcon = /* @__PURE__ */ createIcon(GripVertical);
export const EditIcon = /* @__PURE__ */ createIcon(SquarePen);
export const EmptyIcon = /* @__PURE__ */ createIcon(Inbox);
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink);
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
export const FileIcon = /* @__PURE__ */ createIcon(FileText);
export const HomeIcon = /* @__PURE__ */ createIcon(House);
export const ImageIcon = /* @__PURE__ */ createIcon(Image);
export const ImageOffIcon = /* @__PURE__ */ createIcon(ImageOff);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const LamplightIcon = /* @__PURE__ */ createIcon(Moon);
export const LessonIcon = /* @__PURE__ */ createIcon(CirclePlay);
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const MoreIcon = /* @__PURE__ */ createIcon(Ellipsis);
export const OfflineIcon = /* @__PURE__ */ createIcon(WifiOff);
export const OrderIcon = /* @__PURE__ */ createIcon(ReceiptText);
export const PauseIcon = /* @__PURE__ */ createIcon(Pause);
export const PlayIcon = /* @__PURE__ */ createIcon(Play);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const PositiveIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const ReplyIcon = /* @__PURE__ */ createIcon(Reply, true);
export const RetryIcon = /* @__PURE__ */ createIcon(RotateCw);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const SendIcon = /* @__PURE__ */ createIcon(Send);
export const SignOutIcon = /* @__PURE__ */ createIcon(LogOut, true);
export const SortIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
export const StudyIcon = /* @__PURE__ */ createIcon(GraduationCap);
export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
export const UserIcon = /* @__PURE__ */ createIcon(UserRound);
export const VipIcon = /* @__PURE__ */ createIcon(Crown);
