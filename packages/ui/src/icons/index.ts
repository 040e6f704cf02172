import {
  ArrowDown,
  ArrowRight,
  ArrowUp,
  BookOpen,
  Calendar,
  Captions,
  CaptionsOff,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  ChevronsRight,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CirclePlay,
  Clock,
  Copy,
  Crown,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Gauge,
  GraduationCap,
  GripVertical,
  Image,
  ImageOff,
  Inbox,
  Info,
  Lock,
  LogOut,
  Maximize,
  MessageCircle,
  Minimize,
  Minus,
  Moon,
  Newspaper,
  Pause,
  PictureInPicture2,
  Play,
  Plus,
  ReceiptText,
  Reply,
  RotateCw,
  Search,
  Send,
  Settings2,
  SquarePen,
  Sun,
  SunMoon,
  Trash2,
  TriangleAlert,
  Upload,
  UserRound,
  Volume1,
  Volume2,
  VolumeX,
  WifiOff,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export type { Icon, IconProps } from './create-icon.tsx';

export const AppearanceIcon = /* @__PURE__ */ createIcon(SunMoon);
export const ArrowDownIcon = /* @__PURE__ */ createIcon(ArrowDown);
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight, true);
export const ArrowUpIcon = /* @__PURE__ */ createIcon(ArrowUp);
export const ArticleIcon = /* @__PURE__ */ createIcon(Newspaper);
export const BookIcon = /* @__PURE__ */ createIcon(BookOpen);
export const CalendarIcon = /* @__PURE__ */ createIcon(Calendar);
export const CaptionsIcon = /* @__PURE__ */ createIcon(Captions);
export const CaptionsOffIcon = /* @__PURE__ */ createIcon(CaptionsOff);
export const CautionIcon = /* @__PURE__ */ createIcon(TriangleAlert);
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft, true);
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight, true);
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
export const ChevronsRightIcon = /* @__PURE__ */ createIcon(ChevronsRight, true);
export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
export const CloseIcon = /* @__PURE__ */ createIcon(X);
export const CommentIcon = /* @__PURE__ */ createIcon(MessageCircle);
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
export const CriticalIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const DaylightIcon = /* @__PURE__ */ createIcon(Sun);
export const DeleteIcon = /* @__PURE__ */ createIcon(Trash2);
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
export const DragIcon = /* @__PURE__ */ createIcon(GripVertical);
export const EditIcon = /* @__PURE__ */ createIcon(SquarePen);
export const EmptyIcon = /* @__PURE__ */ createIcon(Inbox);
export const EnterFullScreenIcon = /* @__PURE__ */ createIcon(Maximize);
export const ExitFullScreenIcon = /* @__PURE__ */ createIcon(Minimize);
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink);
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
export const FileIcon = /* @__PURE__ */ createIcon(FileText);
export const ImageIcon = /* @__PURE__ */ createIcon(Image);
export const ImageOffIcon = /* @__PURE__ */ createIcon(ImageOff);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const LamplightIcon = /* @__PURE__ */ createIcon(Moon);
export const LessonIcon = /* @__PURE__ */ createIcon(CirclePlay);
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const MoreIcon = /* @__PURE__ */ createIcon(Ellipsis);
export const OfflineIcon = /* @__PURE__ */ createIcon(WifiOff);
export const OrderIcon = /* @__PURE__ */ createIcon(ReceiptText);
export const PauseIcon = /* @__PURE__ */ createIcon(Pause);
export const PictureInPictureIcon = /* @__PURE__ */ createIcon(PictureInPicture2);
export const PlayIcon = /* @__PURE__ */ createIcon(Play);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const PositiveIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const ReplyIcon = /* @__PURE__ */ createIcon(Reply, true);
export const RetryIcon = /* @__PURE__ */ createIcon(RotateCw);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const SendIcon = /* @__PURE__ */ createIcon(Send);
export const SettingsIcon = /* @__PURE__ */ createIcon(Settings2);
export const SignOutIcon = /* @__PURE__ */ createIcon(LogOut, true);
export const SilenceIcon = /* @__PURE__ */ createIcon(VolumeX);
export const SortIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
export const SpeedIcon = /* @__PURE__ */ createIcon(Gauge);
export const StudyIcon = /* @__PURE__ */ createIcon(GraduationCap);
export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
export const UserIcon = /* @__PURE__ */ createIcon(UserRound);
export const VipIcon = /* @__PURE__ */ createIcon(Crown);
export const VolumeIcon = /* @__PURE__ */ createIcon(Volume2);
export const VolumeLowIcon = /* @__PURE__ */ createIcon(Volume1);
export const ZoomInIcon = /* @__PURE__ */ createIcon(ZoomIn);
export const ZoomOutIcon = /* @__PURE__ */ createIcon(ZoomOut);
